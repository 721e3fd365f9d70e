import { ArrowDown, ArrowUp, GripVertical, TriangleAlert, X } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "#app/components/site/link.tsx";
import { Button, IconButton } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import { choiceName, findingWords } from "#app/lib/predict-choice-words.ts";
import type { Choice, Choices, Finding } from "#app/lib/predict-choices.ts";
import { evidenceWords, seatPrintedWords, yearRoundWords } from "#app/lib/predict-words.ts";
import { usePaths } from "#app/paths.ts";
import { RoundsLink } from "./rounds-link.tsx";
import type { ChoiceSteps } from "./use-choice-steps.ts";

type ItemProps = {
	choice: Choice;
	/** Counted from 0. */
	place: number;
	choices: Choices;
	finding: Finding | undefined;
	steps: ChoiceSteps;
	/** What makes the handle drag it. */
	handle: ComponentProps<"span">;
	isDragged: boolean;
	/** The dragged one would come to stand before it. */
	isDropMark: boolean;
};

/** One seat of the list: its place, how it closed when it was put there, and what is odd about its place. */
export function ChoiceItem(props: ItemProps) {
	const { choice, place, finding, isDragged, isDropMark } = props;
	const t = useWords();
	const paths = usePaths();
	return (
		<li
			data-dragged={isDragged ? "" : undefined}
			className={`break-inside-avoid rounded-lg border border-line bg-raised p-4 ${isDragged ? "opacity-60" : ""} ${isDropMark ? "border-t-4 border-t-accent" : ""}`}
		>
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
				<div className="flex min-w-0 flex-1 basis-60 items-start gap-1">
					<span
						{...props.handle}
						className="-ml-2 cursor-grab touch-none p-2 text-quiet print:hidden"
						aria-hidden="true"
					>
						<GripVertical size={20} />
					</span>
					<div className="min-w-0">
						<h3 className="text-base">
							<span className="text-quiet tabular-nums">{place + 1}. </span>
							{choice.programme}
						</h3>
						<p>
							<Link to={paths.college(choice.college.slug)} className="link">
								{choice.college.name}
							</Link>
						</p>
						<p className="text-quiet text-sm">{seatPrintedWords(t, choice)}</p>
					</div>
				</div>
				<Actions {...props} />
			</div>
			<Closings choice={choice} />
			{finding !== undefined && <OddPlace {...props} finding={finding} />}
		</li>
	);
}

/** The evidence as it was kept, and by which figure it was judged. */
function Closings({ choice }: { choice: Choice }) {
	const t = useWords();
	const figure = formatNumber(choice.asked);
	const judged = choice.isScore ? t("predict.choices.askedMarks", { figure }) : t("predict.choices.asked", { figure });
	return (
		<div className="mt-2 text-sm">
			<p>
				{evidenceWords(t, choice.years)} <span className="text-quiet">· {judged}</span>
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
	const t = useWords();
	const name = choiceName(t, choice);
	const isFirst = place === 0;
	const isLast = place === choices.length - 1;
	return (
		<div className="-mr-2 flex items-center print:hidden">
			<IconButton
				label={t("predict.choices.up", { name })}
				icon={<ArrowUp size={20} aria-hidden="true" />}
				aria-disabled={isFirst}
				onClick={() => !isFirst && steps.move(choice.key, place - 1)}
				className={FADED}
			/>
			<IconButton
				label={t("predict.choices.down", { name })}
				icon={<ArrowDown size={20} aria-hidden="true" />}
				aria-disabled={isLast}
				onClick={() => !isLast && steps.move(choice.key, place + 1)}
				className={FADED}
			/>
			<IconButton
				label={t("predict.choices.remove", { name })}
				icon={<X size={20} aria-hidden="true" />}
				onClick={() => steps.remove(choice.key)}
			/>
		</div>
	);
}

const FADED = "aria-disabled:cursor-not-allowed aria-disabled:text-edge";

/** What is odd about its place, and the one step that mends it. */
function OddPlace({ choice, choices, finding, steps }: ItemProps & { finding: Finding }) {
	const t = useWords();
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
					{t("predict.choices.moveAbove", { above: choiceName(t, above) })}
				</Button>
			)}
		</div>
	);
}
