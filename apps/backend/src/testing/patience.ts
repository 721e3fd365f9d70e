/** The longest wait until something is so, on a machine that others use. A condition that holds at once takes no time. */
export const PATIENCE = { timeout: 20_000, interval: 20 } as const;
