import { useEffect, useSyncExternalStore } from "react";
import { Link } from "#app/components/site/link.tsx";
import { readDeviceShortlist, subscribeToShortlist } from "#app/components/site/shortlist-store.ts";
import { buttonLook } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { EMPTY_SHORTLIST } from "#app/lib/device-shortlist.ts";
import { MOST_PLANNED_COLLEGES, type Plan, parsePlan, toPlanQuery } from "#app/lib/planner-search.ts";
import { usePaths } from "#app/paths.ts";
import { usePlanStore } from "./use-plan-store.ts";

/** What this device can begin a plan with: the newest one, and the colleges of the shortlist. It keeps the plan that is shown. */
export function KeptPlan({ plan }: { plan: Plan }) {
	const t = useWords();
	const paths = usePaths();
	const { last, isReady, setLast } = usePlanStore();
	const query = toPlanQuery(plan);
	useEffect(() => {
		if (isReady && query !== "") setLast(query);
	}, [isReady, query, setLast]);
	const shortlisted = useShortlisted(plan);
	const before = query === "" && last !== undefined ? parsePlan(new URLSearchParams(last)) : undefined;
	return (
		<p className="mt-4 flex flex-wrap gap-3 empty:hidden print:hidden">
			{before !== undefined && (
				<Link to={paths.planner(before)} className={buttonLook("quiet")}>
					{t("planner.last")}
				</Link>
			)}
			{shortlisted.length > 0 && (
				<Link
					to={paths.planner({ ...plan, colleges: [...plan.colleges, ...shortlisted] })}
					className={buttonLook("quiet")}
				>
					{t("planner.fromShortlist", { count: shortlisted.length })}
				</Link>
			)}
		</p>
	);
}

/** The colleges of the device's shortlist that are not on the plan, as many as fit on it. */
function useShortlisted({ colleges }: Plan): string[] {
	const { entries } = useSyncExternalStore(subscribeToShortlist, readDeviceShortlist, () => EMPTY_SHORTLIST);
	const saved = entries.filter(({ isRemoved }) => !isRemoved).map(({ college }) => college);
	return saved
		.filter((slug) => !colleges.includes(slug))
		.slice(0, Math.max(0, MOST_PLANNED_COLLEGES - colleges.length));
}
