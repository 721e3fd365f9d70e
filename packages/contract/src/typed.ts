import * as z from "zod";
import { cleanLine, cleanText, withoutUnseen } from "./typed-text.ts";

/** One line that a person types: taken as it is seen. */
export const typedLine = () => z.string().overwrite(cleanLine);

/** Several lines that a person types. */
export const typedText = () => z.string().overwrite(cleanText);

/** Text that is saved while it is being typed: its spaces stay. */
export const unfinishedText = () => z.string().overwrite(withoutUnseen);
