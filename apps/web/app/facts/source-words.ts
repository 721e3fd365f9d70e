import { createElement, Fragment } from "react";
import { useLanguage } from "#app/platform/i18n/translate.ts";

/** Marks English words as English on a Hindi page, for screen readers. */
export function SourceWords({ text }: { text: string }) {
	if (useLanguage() === "en") return text;
	const runs = splitByScript(text).map((run) => (LATIN.test(run) ? createElement("span", { lang: "en" }, run) : run));
	return createElement(Fragment, {}, ...runs);
}

/** Splits a text into runs of one script. */
export function splitByScript(text: string): string[] {
	return text.split(/([A-Za-z][^\u0900-\u097F]*)/).filter((run) => run !== "");
}

const LATIN = /[A-Za-z]/;
