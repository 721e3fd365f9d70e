import { useSearchParams } from "react-router";
import { usePaths } from "#app/paths.ts";
import type { PredictSearch } from "#app/predict/search.ts";

const FIELD = "stateCategory";

/** Addresses of the same answer, with the seat type that was named of the home state's own list. */
export function usePredictPath() {
	const paths = usePaths();
	const [params] = useSearchParams();
	const named = params.get(FIELD) ?? "";
	const withField = (path: string, stateCategory: string) =>
		stateCategory === "" ? path : `${path}&${new URLSearchParams({ [FIELD]: stateCategory })}`;
	const pathOf = (search: PredictSearch, stateCategory = named) => withField(paths.predict(search), stateCategory);
	const csvPathOf = (search: PredictSearch) => withField(paths.predictCsv(search), named);
	const withNamed = (ofForm: URLSearchParams) => {
		if (named !== "") ofForm.set(FIELD, named);
		return ofForm;
	};
	return { pathOf, csvPathOf, withNamed };
}
