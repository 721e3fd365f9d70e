import { use, useSyncExternalStore } from "react";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { type Analytics, COUNTED_SCRIPT } from "#app/lib/analytics.ts";
import { agreedSince } from "#app/lib/analytics-browser.ts";
import { formatDate } from "#app/lib/format-date.ts";
import type { CountingAnswer } from "#app/lib/privacy-view.ts";
import { COUNTING_ID } from "#app/paths.ts";
import { ScriptMark } from "#app/script-mark.ts";
import { CountingForm } from "./counting-form.tsx";

/** Where visitors say whether they are counted, and take it back: here alone, and nothing asks for it elsewhere. */
export function CountingChoice({
	analytics,
	answer,
}: {
	analytics: Analytics | undefined;
	answer: CountingAnswer | undefined;
}) {
	const t = useWords();
	return (
		<section aria-labelledby={COUNTING_ID} className="mt-10 border-line border-t pt-6">
			<h2 id={COUNTING_ID} className="scroll-mt-24 text-xl">
				{t("privacy.counting.title")}
			</h2>
			<div className="mt-4 max-w-text space-y-4">
				{analytics === undefined ? (
					<p>{t("privacy.counting.none")}</p>
				) : (
					<Choice analytics={analytics} answer={answer} />
				)}
			</div>
		</section>
	);
}

function Choice({ analytics, answer }: { analytics: Analytics; answer: CountingAnswer | undefined }) {
	const t = useWords();
	const language = useLanguage();
	const scriptMark = use(ScriptMark);
	// The page is the same for everybody: what this browser has agreed to, it tells once scripts run.
	const since = useSyncExternalStore(watchNothing, () => agreedSince(analytics) ?? "no", notKnown);
	const { host } = new URL(analytics.origin);
	return (
		<>
			{answer !== undefined && answer.kind !== "forgotten" && (
				<p
					role={answer.kind === "unsaid" ? "alert" : "status"}
					className={`font-semibold ${answer.kind === "unsaid" ? "text-bad-text" : "text-good-text"}`}
				>
					{t(`privacy.counting.answers.${answer.kind}`, { host })}
				</p>
			)}
			<p>{t("privacy.counting.what", { host })}</p>
			<p>{t("privacy.counting.free")}</p>
			<p className="min-h-[2lh] font-semibold">
				{since === undefined && t("privacy.counting.unknown")}
				{since === "no" && t("privacy.counting.off")}
				{since !== undefined && since !== "no" && t("privacy.counting.on", { date: formatDate(language, since) })}
			</p>
			<div className="group/counted space-y-4" suppressHydrationWarning>
				<script nonce={scriptMark} suppressHydrationWarning>
					{COUNTED_SCRIPT}
				</script>
				{(since === undefined || since === "no") && (
					<div className={since === undefined ? "group-data-[counted=true]/counted:hidden" : undefined}>
						<CountingForm host={host} isUnsaid={answer?.kind === "unsaid"} />
					</div>
				)}
				{since !== "no" && (
					<form
						method="post"
						action={`#${COUNTING_ID}`}
						className={since === undefined ? "group-data-[counted=false]/counted:hidden" : undefined}
					>
						<HiddenFields values={{ intent: "stop" }} />
						<Button type="submit" look="quiet">
							{t("privacy.counting.stop")}
						</Button>
					</form>
				)}
			</div>
		</>
	);
}

/** Another choice is another document. */
const watchNothing = () => () => undefined;
const notKnown = () => undefined;
