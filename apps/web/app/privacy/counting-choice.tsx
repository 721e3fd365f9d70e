import { use, useSyncExternalStore } from "react";
import { COUNTING_ID } from "#app/paths.ts";
import { type Analytics, COUNTED_SCRIPT } from "#app/platform/analytics.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { ScriptNonce } from "#app/platform/script-nonce.ts";
import { getConsentDate } from "#app/shell/analytics/analytics-browser.ts";
import { AgeChoice } from "#app/shell/code/age-choice.tsx";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import type { CountingAnswer } from "./view.ts";

type CountingChoiceProps = { analytics: Analytics | undefined; answer: CountingAnswer | undefined };

/** Consent to be counted, and its withdrawal. No other page requests it. */
export function CountingChoice({ analytics, answer }: CountingChoiceProps) {
	const { t } = usePage();
	return (
		<Section
			id={COUNTING_ID}
			title={t("privacy.counting.title")}
			className="mt-10 border-line border-t pt-6"
			headingClass="scroll-mt-24 text-xl"
		>
			<div className="mt-4 max-w-text space-y-4">
				{analytics === undefined ? (
					<p>{t("privacy.counting.none")}</p>
				) : (
					<Choice analytics={analytics} answer={answer} />
				)}
			</div>
		</Section>
	);
}

function Choice({ analytics, answer }: { analytics: Analytics; answer: CountingAnswer | undefined }) {
	const { t, language } = usePage();
	const scriptNonce = use(ScriptNonce);
	// The page is the same for everybody: this browser's consent is known once scripts run.
	const since = useSyncExternalStore(watchNothing, () => getConsentDate(analytics) ?? "no", notKnown);
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
				<script nonce={scriptNonce} suppressHydrationWarning>
					{COUNTED_SCRIPT}
				</script>
				{(since === undefined || since === "no") && (
					<div className={since === undefined ? "group-data-[counted=true]/counted:hidden" : undefined}>
						<CountingForm host={host} isUnset={answer?.kind === "unsaid"} />
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

/** Another choice loads a new document. */
const watchNothing = () => () => undefined;
const notKnown = () => undefined;

/** The age comes first, and the box is not ticked in advance. */
function CountingForm({ host, isUnset }: { host: string; isUnset: boolean }) {
	const { t } = usePage();
	return (
		<form method="post" action={`#${COUNTING_ID}`} className="space-y-4">
			<HiddenFields values={{ intent: "agree" }} />
			<AgeChoice why={t("privacy.counting.why")} isMissing={isUnset} />
			<label className="flex min-h-11 cursor-pointer items-start gap-3 px-1 py-2">
				<input type="checkbox" name="agree" value="yes" className="mt-0.5 size-5 flex-none accent-accent-text" />
				{t("privacy.counting.agree", { host })}
			</label>
			<Button type="submit">{t("privacy.counting.save")}</Button>
		</form>
	);
}
