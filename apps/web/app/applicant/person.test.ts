import { expect, test } from "vitest";
import { EMPTY_PERSON, hasPersonAnswers, parsePerson, readPerson } from "./person.ts";

const read = (address: string) => readPerson(new URLSearchParams(address));

test("the form without scripts is read from its address", () => {
	const address =
		"birthDate=2009-05-10&holding=class-12&isInLastYear=on&classTwelveYear=2027&subjects=physics&subjects=biology&pcb=71.5&category=sc&state=bihar&gender=woman";
	expect(read(address)).toEqual({
		...EMPTY_PERSON,
		birthDate: "2009-05-10",
		holding: "class-12",
		isInLastYear: true,
		classTwelveYear: 2027,
		subjects: ["physics", "biology"],
		percents: { pcb: 71.5 },
		category: "sc",
		state: "bihar",
		gender: "woman",
	});
});

test("an empty or invalid answer is ignored", () => {
	expect(read("birthDate=&holding=&classTwelveYear=&pcb=&state=&percents=x&attempts=y")).toEqual(EMPTY_PERSON);
	expect(read("birthDate=soon&holding=wizard&classTwelveYear=7&subjects=magic&pcm=120")).toEqual(EMPTY_PERSON);
});

test("a stored profile in another format is read as far as possible", () => {
	expect(parsePerson("no json")).toEqual(EMPTY_PERSON);
	expect(hasPersonAnswers(parsePerson("null"))).toBe(false);
	const stored = {
		...EMPTY_PERSON,
		holding: "wizard",
		category: "sc",
		percents: { pcm: 120, pcb: 60 },
		attempts: { neet: "x" },
	};
	expect(parsePerson(JSON.stringify(stored))).toEqual({ ...EMPTY_PERSON, category: "sc", percents: { pcb: 60 } });
});
