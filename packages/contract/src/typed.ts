import * as z from "zod";
import { cleanLine, cleanText, withoutUnseen } from "./typed-text.ts";

/** One line of typed text, cleaned to what is visible. */
export const typedLine = () => z.string().overwrite(cleanLine);

/** Several lines of typed text. */
export const typedText = () => z.string().overwrite(cleanText);

/** Text that is saved during typing: its spaces stay. */
export const unfinishedText = () => z.string().overwrite(withoutUnseen);
