import { CLOSES_BY_PERCENTILE } from "@uchit/contract/bare-figure.ts";
import { useLocation } from "react-router";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { TYPED_PARAM } from "#app/predict/search.ts";
import { predictExamWords } from "#app/predict/words.ts";
import { Link } from "#app/shell/page/link.tsx";

type Props = {
	exam: string;
	/** The number of the box and the words that it was read as. */
	readAs: { number: string; words: string } | undefined;
	isUnknown: "percentile" | "marks" | undefined;
	typed: string;
};

/** Says how the number of the box was read, and leads to the other reading. */
export function ReadAs({ exam, readAs, isUnknown, typed }: Props) {
	const { t, paths } = usePage();
	const { search } = useLocation();
	const params = new URLSearchParams(search);
	params.delete(TYPED_PARAM);
	const figure = readAs?.words ?? typed;
	const isByPercentile = exam === CLOSES_BY_PERCENTILE && isUnknown === "percentile";
	if (readAs === undefined && !isByPercentile) return null;
	return (
		<p role="status" className="mt-3 max-w-text text-sm">
			{readAs !== undefined &&
				t.rich("predict.figure.readAs", {
					...readAs,
					other: (words) => (
						<Link to={paths.predictOf(params)} className="link">
							{words}
						</Link>
					),
				})}
			{isByPercentile && (
				<Link
					to={paths.search(`${predictExamWords(t, exam)} ${figure}`)}
					className="link flex min-h-11 items-center font-semibold text-base"
				>
					{t("predict.figure.byPercentile", { figure })}
				</Link>
			)}
		</p>
	);
}
