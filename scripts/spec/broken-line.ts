import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";

/** What stands in the file, once, and what is put in its place. */
export type Line = { file: string; text: string; broken: string };

const NOTE = ".data/spec-mutations/broken.json";
const Note = z.object({ file: z.string(), text: z.string(), broken: z.string(), original: z.string() });

/** Breaks a line. What it returns mends it again, as often as it is called; a note on disk outlives even a killed process. */
export function breakLine({ file, text, broken }: Line, noteFile = NOTE): () => void {
	const original = readFileSync(file, "utf8");
	const note = { file, text, broken, original };
	const mutated = replaceOnce(original, text, broken, file);
	mkdirSync(dirname(noteFile), { recursive: true });
	writeFileSync(noteFile, JSON.stringify(note));
	writeFileSync(file, mutated);
	let isBroken = true;
	return () => {
		if (isBroken) mend(note, noteFile);
		isBroken = false;
	};
}

/** Mends what a process left broken that was killed, and says in which file; undefined when nothing was. */
export function mendLeftover(noteFile = NOTE): string | undefined {
	const note = readNote(noteFile);
	if (note !== undefined) mend(note, noteFile);
	return note?.file;
}

/** Replaces the only place where `text` stands. Throws when there is none or more than one. */
function replaceOnce(whole: string, text: string, replacement: string, file: string): string {
	const parts = whole.split(text);
	if (parts.length !== 2) throw new Error(`"${text}" stands ${parts.length - 1} times in ${file}, not once.`);
	return parts.join(replacement);
}

/** When somebody edited the file meanwhile, only our own change is taken back. */
function mend({ file, text, broken, original }: z.infer<typeof Note>, noteFile: string): void {
	const now = readFileSync(file, "utf8");
	const mutated = replaceOnce(original, text, broken, file);
	if (now === mutated) writeFileSync(file, original);
	else if (now !== original) writeFileSync(file, replaceOnce(now, broken, text, file));
	rmSync(noteFile, { force: true });
}

function readNote(noteFile: string): z.infer<typeof Note> | undefined {
	try {
		return Note.parse(JSON.parse(readFileSync(noteFile, "utf8")));
	} catch {
		// No note, or one that was not written to its end: then the file was not touched yet.
		return undefined;
	}
}
