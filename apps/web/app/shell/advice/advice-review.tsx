import { type ReactNode, useState } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Button } from "#app/ui/button.tsx";
import { type AdvisedList, placeIn, readAdvice } from "./advice.ts";

type Answered = Readonly<Record<string, "taken" | "left">>;

type Props = {
	advised: AdvisedList;
	nameOf: (key: string) => string;
	title: string;
	/** Without `note`, notes are shown and not stored. */
	desk: {
		own: readonly string[];
		move: (key: string, to: number) => void;
		note?: (key: string, text: string) => void;
		undo?: (() => void) | undefined;
	};
	children?: ReactNode;
};

export function AdviceReview({ advised, nameOf, title, desk, children }: Props) {
	const t = useTranslations();
	const [answered, setAnswered] = useState<Answered>({});
	const advice = readAdvice(advised);
	const answer = (key: string, how: "taken" | "left") => setAnswered((before) => ({ ...before, [key]: how }));
	return (
		<section aria-labelledby="advice" className="mt-4 max-w-text print:hidden">
			<h2 id="advice" className="text-xl">
				{title}
			</h2>
			<p className="mt-1 text-quiet">{advice.length === 0 ? t("advice.none") : t("advice.note")}</p>
			<ul className="mt-2 divide-y divide-line border-line border-y empty:hidden">
				{advice.map(({ key, from, to, isMoved, note }) => (
					<li key={key} className="py-3">
						<h3 className="font-semibold">{nameOf(key)}</h3>
						{isMoved && <p>{t("advice.moved", { from: from + 1, to: to + 1 })}</p>}
						{note !== "" && <p className="whitespace-pre-line">“{note}”</p>}
						<p role="status" className="text-quiet empty:hidden">
							{answered[key] && t(`advice.${answered[key] ?? "left"}`)}
						</p>
						{!desk.own.includes(key) ? (
							<p className="text-quiet">{t("advice.notHere")}</p>
						) : (
							answered[key] === undefined &&
							(isMoved || desk.note !== undefined) && (
								<p className="mt-2 flex gap-3">
									<Button
										onClick={() => {
											if (isMoved) desk.move(key, placeIn(desk.own, advised.order, key));
											if (note !== "") desk.note?.(key, note);
											answer(key, "taken");
										}}
									>
										{t("advice.take")}
									</Button>
									<Button look="quiet" onClick={() => answer(key, "left")}>
										{t("advice.leave")}
									</Button>
								</p>
							)
						)}
					</li>
				))}
			</ul>
			<p className="mt-2 flex flex-wrap gap-x-6">
				{children}
				{desk.undo !== undefined && (
					<button type="button" onClick={desk.undo} className="link min-h-11">
						{t("advice.undo")}
					</button>
				)}
			</p>
		</section>
	);
}
