export type Log = { info: (what: object, message: string) => void; warn: (what: object, message: string) => void };
