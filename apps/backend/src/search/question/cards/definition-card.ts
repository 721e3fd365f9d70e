import type { AskCard } from "@uchit/contract/answer.ts";
import { isCalledCourse } from "@uchit/contract/course-names.ts";
import type { ReadingsOf } from "./card-seat.ts";

/** A term of the glossary, or a degree: "BBA kya hota hai". */
export function toDefinition(readingsOf: ReadingsOf): AskCard | undefined {
	// "JoSAA freeze float slide": the longer term wins over the body.
	const [term] = readingsOf("term").toSorted((a, b) => b.words.length - a.words.length);
	if (term === undefined) {
		const slug = [...readingsOf("degree"), ...readingsOf("unheld")].map(({ value }) => value).find(isCalledCourse);
		return slug && { kind: "course", slug };
	}
	const isOfDisabled = term.value === "quota" && readingsOf("wish").some(({ value }) => value === "pwd");
	return { kind: "definition", term: isOfDisabled ? "pwd" : term.value };
}
