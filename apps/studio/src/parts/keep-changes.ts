/** Of a desk's form: what was chosen or typed stays when its record is read again, late or after a step. */
export const KEEP_CHANGES = { keepDirtyValues: true } as const;
