/** For how many hours a message is tried again at most: the privacy page promises it. */
export const mostRetryHours = 72;
