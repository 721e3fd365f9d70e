import { useTranslations } from "#app/platform/i18n/translate.ts";
import { CodeForm } from "#app/shell/code/code-form.tsx";
import { ContactForm } from "#app/shell/code/contact-form.tsx";
import type { AddressAnswer } from "./college-address.ts";

type CollegeAddressFormProps = {
	purpose: "college-email" | "college-claim";
	/** The college's own sites, by our sources: addresses must be at their domains. */
	sites: readonly string[];
	answer: AddressAnswer | undefined;
	back: string;
};

export function CollegeAddressForm({ purpose, sites, answer, back }: CollegeAddressFormProps) {
	const t = useTranslations();
	if (answer?.kind === "code") {
		return <CodeForm purpose={purpose} sent={answer.sent} problem={answer.problem} back={back} />;
	}
	if (sites.length === 0) return <p>{t("review.proof.noSite")}</p>;
	const notSent = answer?.kind === "not-sent" ? answer : undefined;
	return (
		<>
			{answer?.kind === "not-proved" && (
				<p role="alert" className="mb-4 font-semibold text-bad-text">
					{t(`review.proof.problem.${answer.why}`)}
				</p>
			)}
			<p className="mb-4">
				{t("review.proof.site", { count: sites.length })} <bdi className="font-semibold">{sites.join(", ")}</bdi>
			</p>
			<ContactForm kind="email" purpose={purpose} isOwn notSent={notSent} />
		</>
	);
}
