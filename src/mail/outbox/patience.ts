import type { Disk, World } from "./world.ts";

/** A disk as it comes: its answers may never come. `late` says that nobody waits any more. */
export interface RawDisk {
  read(late: AbortSignal): ReturnType<Disk["read"]>;
  update(work: Parameters<Disk["update"]>[0], late: AbortSignal): Promise<void>;
  /** Calls `blocked` when it has to wait for somebody who may never let go. */
  forget(late: AbortSignal, blocked: () => void): Promise<boolean>;
}

/** The name of the error where nobody can know whether the disk did as it was told. */
export const LATE = "TimeoutError";
/** A disk that has not answered in this time (ms) is as good as blocked. */
export const PATIENCE = 4 * 1000;
/** The last part of that time, counted anew. */
const GRACE = 1000;
/** After that, nobody has to wait for it for so long. */
const REST = 10 * 1000;

/**
 * Gives every use of a disk a limit in time: what is late is called off and fails. While it cannot be called off, and
 * some seconds longer, all other uses fail at once: they would queue behind it.
 */
export function patient(disk: RawDisk, alarm: World["alarm"]): Disk {
  let stuck = 0;

  function inTime<T>(use: (late: AbortSignal, giveUp: () => void) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (stuck > 0) throw new Error("the disk is stuck");
      const late = new AbortController();
      const giveUp = (): void => {
        if (late.signal.aborted) return;
        stuck += 1;
        late.abort();
        reject(new DOMException("the disk does not answer", LATE));
      };
      // A machine that slept, or a page behind a dialog, finds the first alarm long past: the disk gets the second's time.
      let callOff = alarm(PATIENCE - GRACE, () => (callOff = alarm(GRACE, giveUp)));
      use(late.signal, giveUp)
        .then(resolve, reject)
        .finally(() => {
          callOff();
          if (late.signal.aborted) alarm(REST, () => (stuck -= 1));
        });
    });
  }

  return {
    read: () => inTime((late) => disk.read(late)),
    update: (work) => inTime((late) => disk.update(work, late)),
    forget: () => inTime((late, giveUp) => disk.forget(late, giveUp)),
  };
}
