import { useEffect, useState } from "react";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { LinkLine } from "#app/shell/page/link.tsx";
import { useSiteData } from "#app/shell/site-data.ts";
import { type CookieJar, readSampleRating, type SampleRating as Sample } from "./display-rating.ts";

export function NoReviewsYet({ slug }: { slug: string }) {
	const { t, paths } = usePage();
	const isSampleOn = useSiteData()?.displayRating ?? false;
	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
			<LinkLine to={paths.writeReview({ college: slug })}>{t("unreviewed.writeFirst")}</LinkLine>
			{isSampleOn && <SampleRating />}
		</div>
	);
}

/** The sample rating of spec 9: hatched, labelled and not printed. The page is cached for everyone, so the browser fills it in. */
function SampleRating() {
	const { t } = usePage();
	const [sample, setSample] = useState<Sample>();
	useEffect(() => setSample(readSampleRating(cookies, { chance: Math.random, now: Date.now() })), []);
	return (
		<p className="min-h-17 w-full max-w-80 print:hidden [@media(scripting:none)]:hidden">
			{sample !== undefined && (
				<span data-sample className="hatched block rounded-md border border-edge border-dashed px-3 py-2 text-sm">
					<span className="block font-semibold">{t("unreviewed.sample.label")}</span>
					<span className="text-quiet">
						{t("unreviewed.sample.value", { rating: sample.rating, count: sample.count })}
					</span>
				</span>
			)}
		</p>
	);
}

const cookies: CookieJar = {
	read: () => document.cookie,
	set: (cookie) => {
		document.cookie = cookie;
	},
};
