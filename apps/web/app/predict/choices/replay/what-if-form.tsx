import type { PredictExam, PredictExams } from "@uchit/contract/predict-exam.ts";
import type { ReplayBody } from "@uchit/contract/predict-replay.ts";
import { useState } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { HomeStateField, PoolField } from "#app/predict/question/question-fields.tsx";
import { parsePredictSearch } from "#app/predict/search.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { categoriesOf, readPerson } from "./replay-list.ts";

type Props = {
	exam: PredictExam;
	states: PredictExams["states"];
	body: ReplayBody;
	isBusy: boolean;
	onBody: (body: ReplayBody) => void;
};

/** Starts with the person's former values. Another category needs a rank of its own. */
export function WhatIfForm({ exam, states, body, isBusy, onBody }: Props) {
	const t = useTranslations();
	const [category, setCategory] = useState(body.category);
	const { gender = "", homeState = "" } = body;
	const search = parsePredictSearch(new URLSearchParams({ exam: exam.exam, gender, homeState }));
	const fields = { exam, states, search, refused: [], error: undefined };
	const isSame = category === body.category;
	const hasOwnRank = exam.lists.some(
		({ ofCategory, categories }) => ofCategory && categories.some(({ value }) => value === category),
	);
	return (
		<Disclosure title={t("predictChoices.whatIf.person")} isOpen={false}>
			<form
				className="space-y-4 pb-2"
				onSubmit={(event) => {
					event.preventDefault();
					if (!isBusy) onBody({ ...body, ...readPerson(new FormData(event.currentTarget)), decision: body.decision });
				}}
			>
				<div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
					<SelectField
						label={t("predict.field.category")}
						name="category"
						defaultValue={body.category}
						onChange={({ currentTarget }) => setCategory(currentTarget.value)}
						options={categoriesOf(exam).map((value) => ({ value, label: value }))}
					/>
					{hasOwnRank && (
						<TextField
							key={category}
							label={t("predictChoices.whatIf.ownRank", { category })}
							hint={isSame ? undefined : t("predictChoices.whatIf.ownRankHint")}
							name="rank"
							inputMode="numeric"
							autoComplete="off"
							required={!isSame || body.rank !== undefined}
							defaultValue={isSame ? body.rank : ""}
						/>
					)}
					<TextField
						label={t("predict.commonRank")}
						name="common"
						inputMode="numeric"
						autoComplete="off"
						required={!hasOwnRank}
						defaultValue={body.common}
					/>
					<PoolField {...fields} />
					<HomeStateField {...fields} />
				</div>
				<Button type="submit" look="quiet" isBusy={isBusy}>
					{t("predictChoices.whatIf.show")}
				</Button>
			</form>
		</Disclosure>
	);
}
