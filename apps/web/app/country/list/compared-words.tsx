import type { ReactNode } from "react";
import { type Translate, useLanguage } from "#app/platform/i18n/translate.ts";
import type { ComparedCell, ComparedRow } from "./compare.ts";

export function nameOfRow(t: Translate, about: ComparedRow["about"]): string {
	switch (about.kind) {
		case "field":
			return t(`country.field.${about.field}`);
		case "answer":
			return t(`country.answer.${about.answer}`);
		case "cost":
			return t(`country.money.kind.${about.cost}`);
		case "universities":
			return t("country.short.universities_listed");
		case "tests":
			return t("country.tests.heading");
	}
}

export function CellWords({ cell: { text, textHi } }: { cell: Exclude<ComparedCell, string | undefined> }): ReactNode {
	const language = useLanguage();
	return language === "hi" && textHi !== undefined ? textHi : <span lang="en">{text}</span>;
}
