import { runInNewContext } from "node:vm";
import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { renderPart } from "#app/testing/render-part.tsx";
import { RECALL_AGE_SCRIPT, recallAge } from "./age-band.ts";
import { AgeChoice } from "./age-choice.tsx";

function ask(part = <AgeChoice why="Why" isMissing={false} />) {
	const { document } = new Window();
	document.body.innerHTML = renderPart(part);
	const question = document.querySelector("details");
	const script = document.querySelector("script");
	if (question === null) throw new Error("Nothing is asked.");
	const answers = () => [...question.querySelectorAll("input")].map(({ value, checked }) => [value, checked]);
	return { question, script, answers };
}

test("without an earlier answer the question is open and no answer is selected", () => {
	const { question, answers } = ask();
	expect(question.open).toBe(true);
	expect(answers()).toEqual([
		["18-or-over", false],
		["under-18", false],
	]);
});

test.each(["18-or-over", "under-18"])(
	"the remembered answer (%s) is selected and the question folded before the page is painted",
	(band) => {
		const remembered = `a=1; age-band=${band}; b=2`;
		const early = ask();
		expect(early.script?.textContent).toBe(RECALL_AGE_SCRIPT);
		runInNewContext(RECALL_AGE_SCRIPT, { document: { cookie: remembered, currentScript: early.script } });
		expect(early.question.open).toBe(false);
		expect(early.answers().find(([, isChosen]) => isChosen)).toEqual([band, true]);
	},
);

test("an answer changed before the scripts load stays, and the question stays open", () => {
	const quick = ask();
	const [, under] = quick.question.querySelectorAll("input");
	if (under === undefined) throw new Error("There is one answer alone.");
	under.checked = true;
	recallAge(quick.question, "age-band=18-or-over");
	expect(quick.answers()).toEqual([
		["18-or-over", false],
		["under-18", true],
	]);
	expect(quick.question.open).toBe(true);
});

test("a device without a remembered answer changes nothing", () => {
	const { question, script, answers } = ask();
	runInNewContext(RECALL_AGE_SCRIPT, {
		document: { cookie: "age-band-of-others=1; x=under-18", currentScript: script },
	});
	expect([question.open, answers().flat().includes(true)]).toEqual([true, false]);
});

test("a form sent without an answer shows an error and stays open; one with an answer retains it", () => {
	const missing = ask(<AgeChoice why="Why" isMissing />);
	expect(missing.script).toBeNull();
	expect(missing.question.textContent).toContain("Choose one of the two.");
	expect(ask(<AgeChoice why="Why" chosen="under-18" isMissing={false} />).answers()).toEqual([
		["18-or-over", false],
		["under-18", true],
	]);
});
