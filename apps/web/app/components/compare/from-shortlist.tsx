import { useSyncExternalStore } from "react";
import { Link } from "#app/components/site/link.tsx";
import { readDeviceShortlist, subscribeToShortlist } from "#app/components/site/shortlist-store.ts";
import { useWords } from "#app/i18n/translate.ts";
import { MOST_COMPARED } from "#app/lib/compare-search.ts";
import { EMPTY_SHORTLIST } from "#app/lib/device-shortlist.ts";
import { listSaved } from "#app/lib/shortlist-changes.ts";
import { usePaths } from "#app/paths.ts";

/** The way to compare what this device keeps, where it keeps something that does not stand there yet. */
export function FromShortlist({ slugs }: { slugs: readonly string[] }) {
	const t = useWords();
	const paths = usePaths();
	const list = useSyncExternalStore(subscribeToShortlist, readDeviceShortlist, () => EMPTY_SHORTLIST);
	const others = listSaved(list)
		.map(({ college }) => college)
		.filter((slug) => !slugs.includes(slug))
		.slice(0, MOST_COMPARED - slugs.length);
	if (others.length === 0) return null;
	return (
		<p>
			<Link
				to={paths.compare({ of: "college", slugs: [...slugs, ...others] })}
				preventScrollReset
				className="link inline-flex min-h-11 items-center"
			>
				{t("compare.fromShortlist", { count: others.length })}
			</Link>
		</p>
	);
}
