import { HOUR, SECOND } from "../../src/mail/outbox/schedule.ts";
import type { Request } from "./fake-service.ts";

/** Where the requests came faster than the outbox promises, and where the queue did not rest. */
export function paceViolations(requests: readonly Request[], visitorActed: boolean): string[] {
  return requests.flatMap((request, index) => {
    const previous = requests[index - 1];
    const same = requests.slice(0, index + 1).filter((one) => one.id === request.id);
    const pause = previous ? request.at - previous.at : Infinity;
    return [
      ...(pause < SECOND ? [`two requests within ${pause} ms`] : []),
      ...(same.length > 25 ? ["more than 25 tries"] : []),
      ...(same.filter((one) => request.at - one.at < 24 * HOUR).length > 12
        ? ["more than 12 tries in 24 h"]
        : []),
      ...(previous && !previous.orphan && pause < restAfter(previous, visitorActed)
        ? ["the queue did not rest"]
        : []),
    ];
  });
}

/** How long the queue pauses after a response; shorter if a visitor asked for a retry. */
function restAfter({ result }: Request, visitorActed: boolean): number {
  if (result?.is === "quota" && !visitorActed) return 6 * HOUR;
  return result?.is === "busy" || result?.is === "quota" ? 2 * SECOND : 0;
}
