import { createContext } from "react";

/** Marks our own inline scripts during rendering (`server/security.ts` hashes them and removes the mark); undefined in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined);
