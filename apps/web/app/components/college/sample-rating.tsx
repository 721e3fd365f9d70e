import { useEffect, useState } from "react";
import { useWords } from "#app/i18n/translate.ts";
import { type CookieJar, readSampleRating, type SampleRating as Sample } from "#app/lib/display-cookies.ts";

/**
 * The sample rating of spec 9, marked as one: hatched, named, and left out of print. The page is kept for everyone, so its HTML
 * has only the place; the browser fills it in.
 */
export function SampleRating() {
	const t = useWords();
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
