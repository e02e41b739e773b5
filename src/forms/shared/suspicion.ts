import { useEffect, useRef, type RefObject } from "react";

/**
 * How fast answers have to be sent after the first sign of life in the form to look like a machine's, in ms.
 * A script that fills in and sends in one breath takes a few; a person, even one whose browser fills in
 * everything, takes hundreds. Raise it when spam gets through: all that ever happens is one plain question.
 */
const ONE_BREATH = 10;

/**
 * Two quiet signs that a machine filled in the form: a field nobody can see has been filled in, or everything
 * happened in one breath. Neither throws a message away.
 */
export function useSuspicion(form: RefObject<HTMLFormElement | null>) {
  const trap = useRef<HTMLInputElement>(null);
  const firstSign = useRef<number | undefined>(undefined);
  const answeredBefore = useRef(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    answeredBefore.current = [...new FormData(element).values()].some((value) => value !== "");
    const sign = () => (firstSign.current ??= performance.now());
    const signs = ["input", "keydown", "pointerdown"] as const;
    for (const type of signs) element.addEventListener(type, sign, true);
    return () => {
      for (const type of signs) element.removeEventListener(type, sign, true);
    };
  }, [form]);

  return {
    trap,
    isSuspicious() {
      const inOneBreath =
        !answeredBefore.current && performance.now() - (firstSign.current ?? performance.now()) < ONE_BREATH;
      return inOneBreath || trap.current?.value !== "";
    },
    /** Begins anew for the next message. */
    forget() {
      firstSign.current = undefined;
      answeredBefore.current = false;
    },
  };
}
