import type { Near } from "@uchit/contract/college.schema.ts";
import type { CollegeSearch } from "#app/college/search.ts";
import { usePaths } from "#app/paths.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { nameOfPlace } from "./near-words.ts";

/** The places in other states that are called the same, each a way to the list near it. */
export function Namesakes({ near, search }: { near: Near; search: CollegeSearch }) {
	const t = useTranslations();
	const paths = usePaths();
	const language = useLanguage();
	if (near.others.length === 0) return null;
	return (
		<p className="mt-2 flex flex-wrap items-center gap-x-4 text-quiet">
			<span>{t("view.didYouMean")}</span>
			{near.others.map((place) => (
				<Link
					key={nameOfPlace(place)}
					to={paths.colleges({ ...search, near: nameOfPlace(place), page: 1 })}
					className="link inline-flex min-h-11 items-center"
				>
					{nameOfPlace(place, language)}
				</Link>
			))}
		</p>
	);
}
