import { PageHead } from "#app/components/site/page-head.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { AddressAnswer } from "#app/lib/college-address.ts";
import type { ReviewedCollege } from "#app/lib/writing-step.ts";
import { usePaths } from "#app/paths.ts";
import { CollegeAddressForm } from "./college-address-form.tsx";

/** Somebody shows that they have an address at the college of their review: its verified level rises. */
export function ProvePage({
	id,
	college,
	sites,
	answer,
}: {
	id: string;
	college: ReviewedCollege;
	sites: readonly string[];
	answer: AddressAnswer | undefined;
}) {
	const t = useWords();
	const paths = usePaths();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("review.proof.heading")} noIndex />
			<div className="max-w-text">
				<h1 className="text-3xl">{t("review.proof.heading")}</h1>
				<p className="mt-2 text-lg text-quiet">{college.name}</p>
				<p className="mt-4 mb-6">{t("review.proof.intro")}</p>
				<CollegeAddressForm purpose="college-email" sites={sites} answer={answer} back={paths.proveReview(id)} />
			</div>
		</div>
	);
}
