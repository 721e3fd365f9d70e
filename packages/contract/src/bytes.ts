export const BYTES_IN_MB = 1_048_576;
