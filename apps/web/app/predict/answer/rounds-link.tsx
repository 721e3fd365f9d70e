import type { PredictedSeat } from "@uchit/contract/predict.ts";
import { Link } from "react-router";
import { NO_FILTER } from "#app/college/cutoffs/search.ts";
import { nameProgramme } from "#app/facts/programme.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";

type Seat = Pick<PredictedSeat, "programme" | "quota" | "seatType" | "gender"> & {
	college: { slug: string; name: string };
};

/**
 * Links to every round of a seat, each figure with its source. Without prefetching: these are the heaviest pages, and
 * there would be fifty.
 */
export function RoundsLink({ exam, seat }: { exam: string; seat: Seat }) {
	const { t, paths } = usePage();
	const { programme, college, quota, seatType, gender } = seat;
	const rounds = {
		exam,
		year: NO_FILTER,
		round: NO_FILTER,
		quota: quota === "" ? undefined : quota,
		seatType,
		gender: gender === "" ? undefined : gender,
		programme,
	};
	return (
		<Link
			to={paths.cutoffs(college.slug, rounds)}
			className="link inline-flex min-h-9 items-center text-sm print:hidden"
		>
			{t("predict.rounds")}
			<span className="sr-only">
				{" "}
				{t("predict.roundsOf", { programme: nameProgramme(programme), college: college.name })}
			</span>
		</Link>
	);
}
