/** Preserves typed or chosen values if the record is read again. */
export const KEEP_CHANGES = { keepDirtyValues: true } as const;
