import type { PredictExam, PredictExams } from "@uchit/contract/predict-exam.ts";
import { DECISIONS, type ReplayBody } from "@uchit/contract/predict-replay.ts";
import { useState } from "react";
import { toast } from "react-hot-toast/headless";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { CHOICES } from "../store.ts";
import { CompareTable } from "./compare-table.tsx";
import { ReplayFailure } from "./replay-failure.tsx";
import { choicesOfExam, type PlacedChoice, type SentList, toReplayChoices } from "./replay-list.ts";
import { type ReplayOutcome, type RunReplay, useAnswer } from "./use-replay.ts";
import { WhatIfForm } from "./what-if-form.tsx";
import { changeWords } from "./what-if-words.ts";

type Props = {
	exam: PredictExam;
	states: PredictExams["states"];
	lived: ReplayOutcome;
	/** The present list; undefined if it is the same as the one replayed. */
	changed: readonly PlacedChoice[] | undefined;
	live: RunReplay;
};

const BETTER = 0.9;
const WORSE = 1.1;

export function WhatIf({ exam, states, lived, changed, live }: Props) {
	const t = useTranslations();
	const { state, ask } = useAnswer(live);
	const [otherList, setOtherList] = useState<string>();
	const { body, sent } = lived.list;
	const liveBody = (next: ReplayBody, factor?: number) => {
		setOtherList(undefined);
		void ask({ body: next, sent }, factor);
	};
	const liveList = (placed: readonly PlacedChoice[], name: string) => {
		setOtherList(name);
		void ask(withChoices(body, placed));
	};
	return (
		<section aria-labelledby="what-if" className="mt-8 border-line border-t pt-6">
			<h4 id="what-if" className="text-lg">
				{t("predictChoices.whatIf.title")}
			</h4>
			<p className="mt-1 max-w-text text-quiet">{t("predictChoices.whatIf.intro")}</p>
			<Presses body={body} onBody={liveBody} />
			<WhatIfForm {...{ exam, states, body }} isBusy={state.kind === "busy"} onBody={liveBody} />
			<OtherLists exam={exam.exam} changed={changed} onList={liveList} />
			<ReplayFailure state={state} />
			{state.kind === "lived" && (
				<CompareTable
					before={lived}
					after={state.lived}
					change={changeWords(t, { exam, states }, { before: body, after: state.lived.list.body })}
					otherList={otherList}
				/>
			)}
		</section>
	);
}

function withChoices(body: ReplayBody, sent: readonly PlacedChoice[]): SentList {
	return { body: { ...body, choices: toReplayChoices(sent) }, sent };
}

type PressesProps = { body: ReplayBody; onBody: (body: ReplayBody, factor?: number) => void };

function Presses({ body, onBody }: PressesProps) {
	const t = useTranslations();
	return (
		<div className="mt-3 mb-2 flex flex-wrap gap-3">
			<Button look="quiet" onClick={() => onBody(body, BETTER)}>
				{t("predictChoices.whatIf.better")}
			</Button>
			<Button look="quiet" onClick={() => onBody(body, WORSE)}>
				{t("predictChoices.whatIf.worse")}
			</Button>
			{DECISIONS.filter((decision) => decision !== body.decision).map((decision) => (
				<Button key={decision} look="quiet" onClick={() => onBody({ ...body, decision })}>
					{t(`predictChoices.whatIf.${decision}`)}
				</Button>
			))}
		</div>
	);
}

type OtherListsProps = {
	exam: string;
	changed: Props["changed"];
	onList: (placed: readonly PlacedChoice[], name: string) => void;
};

function OtherLists({ exam, changed, onList }: OtherListsProps) {
	const t = useTranslations();
	const open = async (file: File) => {
		const placed = choicesOfExam(CHOICES.parse(await file.text()), exam);
		if (placed.length === 0) toast.error(t("predictChoices.whatIf.noChoices"));
		else onList(placed, t("predictChoices.whatIf.file", { name: file.name }));
	};
	return (
		<Disclosure title={t("predictChoices.whatIf.order")} isOpen={changed !== undefined}>
			<p className="max-w-text text-quiet text-sm">{t("predictChoices.whatIf.orderHow")}</p>
			<div className="mt-3 flex flex-wrap gap-3">
				{changed !== undefined && changed.length > 0 && (
					<Button look="quiet" onClick={() => onList(changed, t("predictChoices.whatIf.now"))}>
						{t("predictChoices.whatIf.compareNow")}
					</Button>
				)}
				<FileButton accept="application/json,.json" onFile={open}>
					{t("predictChoices.whatIf.compareFile")}
				</FileButton>
			</div>
		</Disclosure>
	);
}
