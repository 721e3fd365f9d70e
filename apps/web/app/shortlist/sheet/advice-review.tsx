import { LONGEST_SHORTLIST_NOTE } from "@uchit/contract/account.ts";
import { useState } from "react";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Button } from "#app/ui/button.tsx";
import { useShortlistDesk } from "../use-shortlist-desk.ts";
import { type Advice, placeIn, readAdvice } from "./advice.ts";
import type { SharedSheet } from "./sheet-link.ts";

type Answered = Readonly<Record<string, "taken" | "left">>;

/** A list that came back: what moved and why, each to be taken or left. It changes the list of this device alone. */
export function AdviceReview({ shared, nameOf }: { shared: SharedSheet; nameOf: (slug: string) => string }) {
	const t = useTranslations();
	const paths = usePaths();
	const desk = useShortlistDesk();
	const [answered, setAnswered] = useState<Answered>({});
	const own = desk.saved.map(({ college }) => college);
	const advice = readAdvice(shared);
	const answer = (college: string, how: "taken" | "left") => setAnswered((before) => ({ ...before, [college]: how }));
	const take = ({ college, isMoved, note }: Advice) => {
		if (isMoved) desk.move(college, placeIn(own, shared.colleges, college));
		const noted = desk.saved.find((entry) => entry.college === college)?.note ?? "";
		const both = [noted, note].filter((text) => text !== "").join("\n");
		if (note !== "") desk.note(college, both.slice(0, LONGEST_SHORTLIST_NOTE));
		answer(college, "taken");
	};
	return (
		<section aria-labelledby="advice" className="mt-4 max-w-text print:hidden">
			<h2 id="advice" className="text-xl">
				{t("shortlist.advice.title")}
			</h2>
			<p className="mt-1 text-quiet">{advice.length === 0 ? t("shortlist.advice.none") : t("shortlist.advice.note")}</p>
			<ul className="mt-2 divide-y divide-line border-line border-y empty:hidden">
				{advice.map((each) => (
					<li key={each.college} className="py-3">
						<h3 className="font-semibold">{nameOf(each.college)}</h3>
						{each.isMoved && <p>{t("shortlist.advice.moved", { from: each.from + 1, to: each.to + 1 })}</p>}
						{each.note !== "" && <p className="whitespace-pre-line">“{each.note}”</p>}
						<p role="status" className="text-quiet empty:hidden">
							{answered[each.college] && t(`shortlist.advice.${answered[each.college] ?? "left"}`)}
						</p>
						{answered[each.college] === undefined &&
							(own.includes(each.college) ? (
								<p className="mt-2 flex gap-3">
									<Button onClick={() => take(each)}>{t("shortlist.advice.take")}</Button>
									<Button look="quiet" onClick={() => answer(each.college, "left")}>
										{t("shortlist.advice.leave")}
									</Button>
								</p>
							) : (
								<p className="text-quiet">{t("shortlist.advice.notHere")}</p>
							))}
					</li>
				))}
			</ul>
			<p className="mt-2 flex flex-wrap gap-x-6">
				<a href={paths.shortlist} className="link inline-flex min-h-11 items-center">
					{t("shortlist.title")}
				</a>
				{desk.undoable !== undefined && (
					<button type="button" onClick={desk.undo} className="link min-h-11">
						{t("shortlist.undo")}
					</button>
				)}
			</p>
		</section>
	);
}
