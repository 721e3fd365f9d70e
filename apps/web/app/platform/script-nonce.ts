import { createContext } from "react";

/**
 * The mark of our own inline scripts while a page is rendered (`server/security.ts` hashes those and takes the mark out);
 * undefined in the browser.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
