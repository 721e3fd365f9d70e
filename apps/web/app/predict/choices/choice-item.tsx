import { isClose } from "@uchit/predictor/judge.ts";
import { TriangleAlert } from "lucide-react";
import { nameProgramme } from "#app/facts/programme.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { RoundsLink } from "#app/predict/answer/rounds-link.tsx";
import { evidenceWords, seatPrintedWords, yearRoundWords } from "#app/predict/words.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { OrderButtons, OrderedItem } from "#app/ui/ordered-item.tsx";
import type { ItemDrag } from "#app/ui/use-drag-order.ts";
import { choiceName, findingWords } from "./choice-words.ts";
import type { Choice, Choices, Finding } from "./choices.ts";
import type { ChoiceSteps } from "./use-choice-steps.ts";

type ItemProps = {
	choice: Choice;
	/** Counted from 0. */
	place: number;
	choices: Choices;
	finding: Finding | undefined;
	steps: ChoiceSteps;
	drag: ItemDrag;
};

export function ChoiceItem(props: ItemProps) {
	const { choice, place, finding } = props;
	const { t, paths } = usePage();
	return (
		<OrderedItem
			drag={props.drag}
			className="p-4"
			head={
				<>
					<h3 className="text-base">
						<span className="text-quiet tabular-nums">{place + 1}. </span>
						{nameProgramme(choice.programme)}
					</h3>
					<p>
						<Link to={paths.college(choice.college.slug)} className="link">
							{choice.college.name}
						</Link>
					</p>
					<p className="text-quiet text-sm">{seatPrintedWords(t, choice)}</p>
				</>
			}
			actions={<Actions {...props} />}
		>
			<Closings choice={choice} />
			{finding !== undefined && <OddPlace {...props} finding={finding} />}
		</OrderedItem>
	);
}

function Closings({ choice }: { choice: Choice }) {
	const { t } = usePage();
	const figure = formatNumber(choice.asked);
	const newest = choice.years.at(-1);
	const isNearby = newest !== undefined && isClose({ value: choice.asked, isScore: choice.isScore }, newest);
	const judged = choice.isScore
		? t("predictChoices.list.askedMarks", { figure })
		: t("predictChoices.list.asked", { figure });
	return (
		<div className="mt-2 text-sm">
			<p>
				{evidenceWords(t, choice.years)} <span className="text-quiet">· {judged}</span>
				{isNearby && <b className="text-care-text"> · {t("predict.close")}</b>}
			</p>
			<ul className="mt-1 flex flex-wrap gap-x-4 tabular-nums">
				{choice.years.map((each) => (
					<li key={each.year ?? 0}>
						<span className="text-quiet">{yearRoundWords(t, each)}</span> {formatNumber(each.closing)}
					</li>
				))}
			</ul>
			<RoundsLink exam={choice.exam} seat={choice} />
		</div>
	);
}

function Actions({ choice, place, choices, steps }: ItemProps) {
	const { t } = usePage();
	const name = choiceName(t, choice);
	return (
		<OrderButtons
			labels={{
				up: t("predictChoices.list.up", { name }),
				down: t("predictChoices.list.down", { name }),
				remove: t("predictChoices.list.remove", { name }),
			}}
			place={place}
			count={choices.length}
			onMove={(to) => steps.move(choice.key, to)}
			onRemove={() => steps.remove(choice.key)}
		/>
	);
}

function OddPlace({ choice, choices, finding, steps }: ItemProps & { finding: Finding }) {
	const { t } = usePage();
	const target = choices.findIndex(({ key }) => key === finding.above);
	const above = choices[target];
	return (
		<div className="mt-3 rounded-md bg-care-sunk p-3 text-sm">
			<p className="flex max-w-text items-start gap-2">
				<TriangleAlert size={18} aria-hidden="true" className="mt-0.5 flex-none text-care-text" />
				<span>{findingWords(t, finding, choices)}</span>
			</p>
			{above !== undefined && (
				<Button look="quiet" className="mt-2 print:hidden" onClick={() => steps.move(choice.key, target)}>
					{t("predictChoices.list.moveAbove", { above: choiceName(t, above) })}
				</Button>
			)}
		</div>
	);
}
