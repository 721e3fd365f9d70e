import { useEffect } from "react";
import { usePaths } from "#app/paths.ts";
import { useIsOnDevice, useStore } from "#app/platform/device-store.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { shortlistStore } from "#app/shell/shortlist/shortlist-store.ts";
import { buttonLook } from "#app/ui/button.tsx";
import { MOST_PLANNED_COLLEGES, type Plan, parsePlan, toPlanQuery } from "./search.ts";
import { usePlanStore } from "./store.ts";

/** What this device can begin a plan with: the newest one, and the colleges of the shortlist. It keeps the plan that is shown. */
export function SavedPlan({ plan }: { plan: Plan }) {
	const t = useTranslations();
	const paths = usePaths();
	const { last, setLast } = usePlanStore();
	const isReady = useIsOnDevice();
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
	const { entries } = useStore(shortlistStore);
	const saved = entries.filter(({ isRemoved }) => !isRemoved).map(({ college }) => college);
	return saved
		.filter((slug) => !colleges.includes(slug))
		.slice(0, Math.max(0, MOST_PLANNED_COLLEGES - colleges.length));
}
