import { AddressForm } from "#app/components/site/address-form.tsx";
import { KeptParams } from "#app/components/site/kept-params.tsx";
import { Term, TermLine } from "#app/components/site/term.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { PredictField } from "#app/lib/predict-check.ts";
import { toNarrowingParams } from "#app/lib/predict-search.ts";
import { usePaths } from "#app/paths.ts";
import { CategoryField } from "./category-field.tsx";
import {
	FigureField,
	HomeStateField,
	hasPools,
	hasQuotas,
	ListField,
	PoolField,
	type QuestionFormProps,
	QuotaField,
} from "./question-fields.tsx";
import { useRefusal } from "./use-refusal.ts";

/** What the predictor must know for this exam, and nothing that another exam would ask. What narrows the answer stays as it is. */
export function QuestionForm(props: QuestionFormProps) {
	const { exam, search } = props;
	const t = useWords();
	const paths = usePaths();
	const errorOf = useErrors(props);
	return (
		<>
			<TermLine>
				{exam.lists[0]?.figure === "rank" && <Term slug="category-rank">{t("predict.field.rankSpace")}</Term>}
				<Term slug="reservation-category">{t("predict.field.category")}</Term>
				{hasPools(exam) && <Term slug="seat-pool">{t("predict.field.gender")}</Term>}
				{hasQuotas(exam) && <Term slug="quota">{t("predict.field.quota")}</Term>}
			</TermLine>
			<AddressForm action={paths.predict()} className="mt-4 space-y-4 rounded-lg bg-sunk p-4 sm:p-5 print:hidden">
				<input type="hidden" name="exam" value={exam.exam} />
				<KeptParams params={toNarrowingParams(search)} />
				<div
					className={`grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] ${props.refused.length === 0 ? "items-end" : "items-start"}`}
				>
					<FigureField {...props} error={errorOf("rank") ?? errorOf("score")} />
					<ListField {...props} error={errorOf("rankSpace")} />
					<CategoryField
						label={t("predict.field.category")}
						hint={t("predict.categoryHint", { authority: exam.authority })}
						error={errorOf("category") ?? errorOf("pwd")}
						lists={exam.lists}
						value={search.category}
					/>
					<PoolField {...props} error={errorOf("gender")} />
					<HomeStateField {...props} error={errorOf("homeState")} />
				</div>
				<QuotaField {...props} error={errorOf("quota")} />
				<Button type="submit">{t("predict.show")}</Button>
			</AddressForm>
		</>
	);
}

/** What is wrong with a field, in words. */
function useErrors({ exam, refused }: QuestionFormProps): (field: PredictField) => string | undefined {
	const refusalOf = useRefusal(exam.authority);
	return (field) => {
		const found = refused.find((each) => each.field === field);
		return found && refusalOf(found);
	};
}
