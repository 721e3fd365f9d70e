import { useRouteLoaderData } from "react-router";
import { Link } from "#app/components/site/link.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";
import type { loader } from "#app/root.tsx";
import { SampleRating } from "./sample-rating.tsx";

/** In the head of a college that nobody has reviewed: the way to write the first, and the sample rating where it is on. */
export function NoReviewsYet({ slug }: { slug: string }) {
	const t = useWords();
	const paths = usePaths();
	const isSampleOn = useRouteLoaderData<typeof loader>("root")?.displayRating ?? false;
	return (
		<div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
			<Link to={paths.writeReview({ college: slug })} className="link inline-flex min-h-11 items-center">
				{t("unreviewed.writeFirst")}
			</Link>
			{isSampleOn && <SampleRating />}
		</div>
	);
}
