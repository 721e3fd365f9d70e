import type { Suggestion } from "@uchit/contract/suggest.schema.ts";
import type { Paths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** Where a suggestion leads. */
export function suggestionPath(paths: Paths, { kind, value }: Suggestion): string {
	if (kind === "college") return paths.college(value);
	if (kind === "exam") return paths.exam(value);
	if (kind === "country") return paths.country(value);
	if (kind === "question") return paths.search(value);
	if (kind === "town") return paths.colleges({ near: value });
	return paths.colleges({ [kind]: [value] });
}

/** What a suggestion is, in one quiet word or two beside its name. */
export function suggestionDetail(t: Translate, { kind, detail, count }: Suggestion): string {
	if (kind === "question")
		return [count === undefined ? "" : formatNumber(count), detail ?? ""].filter((part) => part !== "").join(" · ");
	return [kind === "college" ? "" : t(`search.kind.${kind}`), detail ?? ""].filter((part) => part !== "").join(" · ");
}
