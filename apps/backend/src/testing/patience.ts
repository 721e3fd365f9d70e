export const PATIENCE = { timeout: 20_000, interval: 20 } as const;
