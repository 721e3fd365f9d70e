import type { ReactNode } from "react";
import { usePaths } from "#app/paths.ts";
import { Link } from "#app/shell/page/link.tsx";
import {
	amountWords,
	checkWords,
	closingWords,
	type ListedScheme,
	ruleWords,
	type SchemeTextContext,
} from "./words.ts";

export function SchemeRow({
	scheme,
	speech,
	today,
	children,
}: {
	scheme: ListedScheme;
	speech: SchemeTextContext;
	today: string;
	children?: ReactNode;
}) {
	const paths = usePaths();
	return (
		<li className="border-line border-t py-3">
			<p>
				<Link to={paths.scholarship(scheme.slug)} lang="en" className="link font-semibold [overflow-wrap:anywhere]">
					{scheme.name}
				</Link>
			</p>
			<p className="tabular-nums">{amountWords(speech.t, scheme)}</p>
			<p className="text-sm">{children ?? listConditions(speech, scheme).join(" · ")}</p>
			<p className="text-quiet text-sm">
				{closingWords(speech, scheme, today)} · {checkWords(speech, scheme)}
			</p>
		</li>
	);
}

const NARROW = ["category", "gender", "state", "income"] as const;
const MAX_STATES = 4;

function listConditions(speech: SchemeTextContext, scheme: ListedScheme): string[] {
	const { t } = speech;
	const rules = NARROW.flatMap((rule) => {
		const isLong = rule === "state" && (scheme.states?.length ?? 0) > MAX_STATES;
		const words = isLong
			? t("scholarship.rule.states", { count: scheme.states?.length ?? 0 })
			: ruleWords(speech, scheme, rule);
		return words ?? [];
	});
	const unknown =
		scheme.incomeInr === undefined ? [t("scholarship.finder.unknown", { what: t("scholarship.field.income") })] : [];
	return [...rules, ...unknown];
}
