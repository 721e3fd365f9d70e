/** For waits until something is so: as long as a machine that others use may need. What is so at once takes no time. */
export const PATIENCE = { timeout: 20_000, interval: 20 } as const;
