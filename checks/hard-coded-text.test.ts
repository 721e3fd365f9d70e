import { expect, test } from "vitest";
import { findHardCodedText } from "./hard-coded-text.ts";
import { createTermFinder, readTerms } from "./terms.ts";

const find = (text: string) => findHardCodedText({ path: "x.tsx", text, lines: 1 });

test.each([
	"const a = <p>hello</p>;",
	'const a = <p>{isNew ? "new" : "old"}</p>;',
	"const a = <p>{`page {page}`}</p>;",
	'const a = <a title="more" />;',
	'const a = <nav aria-label={"main " + name} />;',
	'const HEADING = "Facts";',
	'const note = { text: "We could not reach the list." };',
	"const title = `Colleges in {state}`;",
	'const a = <p>{t("x", { link: () => <b>here</b> })}</p>;',
	'const a = <p>{format("Hello there")}</p>;',
])("finds a sentence outside the catalogues: %s", (text) => {
	expect(find(text)).not.toEqual([]);
});

test.each([
	'const a = <p className="text-sm font-bold">{t("list.heading.all")} · {name}</p>;',
	'const a = <nav aria-label={t("site.mainMenu")} />;',
	'const isEnter = event.key === "Enter";',
	'throw new Error("The backend has no catalogue.");',
	'import { Link } from "react-router"; type Look = "Primary look";',
	'const a = <p>© {year}, {cond === "a" && b}</p>;',
])("ignores text that no visitor reads: %s", (text) => {
	expect(find(text)).toEqual([]);
});

const termsIn = createTermFinder(readTerms());

test.each([
	["Best closing ranks of all universities", ["closing rank", "university"]],
	["Female-only seats, gender-neutral seats", ["gender-neutral", "female-only", "seat"]],
	["Skip to the content", ["skip to content"]],
	["The framework is placed in the statement", []],
])("the terms of “%s” are %o", (text, names) => {
	const found = termsIn(text).flatMap((alike) => alike.map(({ name }) => name));
	expect(found.toSorted()).toEqual(names.toSorted());
});
