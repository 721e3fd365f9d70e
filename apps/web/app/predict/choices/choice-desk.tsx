import type { PredictExams } from "@uchit/contract/predict-exam.ts";
import { saveFile } from "@uchit/text/save-file.ts";
import { Download, Printer, Undo2 } from "lucide-react";
import { useRef } from "react";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { toChoicesCsv } from "#app/predict/predict-csv.ts";
import { shortKey } from "#app/shell/advice/lines-link.ts";
import { ListIsLoading, ReceivedLines, SendLines } from "#app/shell/advice/shared-lines.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { Note } from "#app/ui/note.tsx";
import { useDragOrder } from "#app/ui/use-drag-order.ts";
import { ChoiceItem } from "./choice-item.tsx";
import { ChoicePaper } from "./choice-paper.tsx";
import { choiceName } from "./choice-words.ts";
import { type Choices, checkOrder, listsOf, sourcesOfChoices } from "./choices.ts";
import { ReplaySection } from "./replay/replay-section.tsx";
import { sharedWords, toSharedDetail, toSharedTitle } from "./shared-choice.ts";
import { CHOICES } from "./store.ts";
import { type ChoiceSteps, useChoiceSteps } from "./use-choice-steps.ts";

export function ChoiceDesk({ exams }: { exams: PredictExams }) {
	const { t, paths } = usePage();
	const steps = useChoiceSteps();
	if (!steps.isReady) return <ListIsLoading />;
	const isEmpty = steps.choices.length === 0;
	const keyOf = new Map(steps.choices.map(({ key }) => [shortKey(key), key]));
	const advised = {
		own: [...keyOf.keys()],
		move: (short: string, place: number) => steps.moveBehind(keyOf.get(short) ?? "", place),
		undo: steps.canUndo ? steps.undo : undefined,
	};
	return (
		<ReceivedLines listKind="choices" address={paths.choices} words={sharedWords(t)} desk={advised}>
			<div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
				{(steps.canUndo || steps.done !== "") && (
					<Button look="quiet" aria-disabled={!steps.canUndo} onClick={steps.undo} className={FADED}>
						<Undo2 size={20} aria-hidden="true" />
						{t("predictChoices.list.undo")}
					</Button>
				)}
				<p role="status" className="min-h-6 text-quiet">
					{steps.done}
				</p>
			</div>
			{isEmpty && (
				<Note title={t("predictChoices.list.empty")}>
					<p>{t("predictChoices.list.emptyHow")}</p>
					<ButtonLink render={<Link to={paths.predict()} />}>{t("predictChoices.list.toPredictor")}</ButtonLink>
				</Note>
			)}
			{listsOf(steps.choices).map(({ authority, choices }) => (
				<ChoiceList key={authority} authority={authority} choices={choices} steps={steps} exams={exams} />
			))}
			<ListTools steps={steps} isEmpty={isEmpty} />
			<p className="mt-6 flex flex-wrap gap-x-6 print:hidden">
				{!isEmpty && (
					<Link to={paths.predict()} className="link inline-flex min-h-9 items-center">
						{t("predictChoices.list.toPredictor")}
					</Link>
				)}
				<Link to={paths.predictClass(exams.items[0]?.exam, "lists")} className="link inline-flex min-h-9 items-center">
					{t("predictChoices.list.ofClass")}
				</Link>
			</p>
		</ReceivedLines>
	);
}

function ListTools({ steps, isEmpty }: { steps: ChoiceSteps; isEmpty: boolean }) {
	const { t } = usePage();
	return (
		<div className="mt-6 flex flex-wrap gap-3 print:hidden">
			{!isEmpty && (
				<>
					<Button look="quiet" onClick={() => window.print()}>
						<Printer size={20} aria-hidden="true" />
						{t("predict.print")}
					</Button>
					<Button
						look="quiet"
						onClick={() =>
							saveFile({ text: CHOICES.format(steps.choices), type: "application/json", name: "choices.json" })
						}
					>
						<Download size={20} aria-hidden="true" />
						{t("predictChoices.list.save")}
					</Button>
				</>
			)}
			<FileButton accept="application/json,.json" onFile={async (file) => steps.open(await file.text())}>
				{t("predictChoices.list.open")}
			</FileButton>
		</div>
	);
}

/** Stays focusable while there is nothing to undo. */
const FADED = "aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:text-quiet";

type ListProps = { authority: string; choices: Choices; steps: ChoiceSteps; exams: PredictExams };

function ChoiceList({ authority, choices, steps, exams }: ListProps) {
	const { t, paths } = usePage();
	const list = useRef<HTMLOListElement>(null);
	const keys = choices.map(({ key }) => key);
	const dragOf = useDragOrder(list, keys, steps.move);
	// A replay judges by every round and pool; the figures of one pool would contradict it.
	const canLive = exams.items.some((exam) => exam.authority === authority);
	const findings = canLive ? [] : checkOrder(choices);
	const title = t("predictChoices.list.ofAuthority", { authority });
	return (
		<section aria-label={title} className="mt-6">
			<h2 className="text-xl">{title}</h2>
			<p className="mt-1 max-w-text text-quiet">
				{canLive ? (
					<a href="#replay" className="link inline-flex min-h-9 items-center print:hidden">
						{t("predictChoices.list.order.live")}
					</a>
				) : (
					t(`predictChoices.list.order.${findings.length === 0 ? "fine" : "found"}`, { count: findings.length })
				)}
			</p>
			<SendLines
				listKind="choices"
				title={title}
				sentTitle={toSharedTitle(authority)}
				address={paths.choices}
				lines={choices.map((choice) => ({
					key: shortKey(choice.key),
					name: choiceName(t, choice),
					detail: toSharedDetail(choice),
					college: choice.college.slug,
				}))}
			/>
			<ol ref={list} aria-label={title} className="mt-4 space-y-3 print:hidden">
				{choices.map((choice, place) => (
					<ChoiceItem
						key={choice.key}
						choice={choice}
						place={place}
						choices={choices}
						finding={findings.find(({ key }) => key === choice.key)}
						steps={steps}
						drag={dragOf(choice.key, place)}
					/>
				))}
			</ol>
			<ChoicePaper title={title} choices={choices} findings={findings} />
			<ChoiceSources choices={choices} />
			<div className="mt-4 flex flex-wrap gap-3 print:hidden">
				<Button
					look="quiet"
					onClick={() => saveFile({ text: toChoicesCsv(t, choices, findings), type: "text/csv", name: "choices.csv" })}
				>
					<Download size={20} aria-hidden="true" />
					{t("predict.download")}
				</Button>
				<Button look="quiet" onClick={() => steps.clear(authority)}>
					{t("predictChoices.list.clear")}
				</Button>
			</div>
			{canLive ? (
				<ReplaySection choices={choices} exams={exams} />
			) : (
				<p className="mt-4 max-w-text text-quiet print:hidden">{t("predictChoices.lookUp", { authority })}</p>
			)}
		</section>
	);
}

function ChoiceSources({ choices }: { choices: Choices }) {
	const { t } = usePage();
	const sources = sourcesOfChoices(choices);
	if (sources.length === 0) return null;
	return (
		<p className="mt-4 max-w-text text-quiet text-sm">
			{t("predictChoices.list.sources", { names: sources.join("; ") })}
		</p>
	);
}
