import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { forgetLoginToken } from "./sessions-section.tsx";

/** Says what goes and what stays, and why, before and after. */
export function DeletePage({ answer }: { answer: { isDeleted: boolean; areReviewsKept: boolean } | undefined }) {
	const t = useTranslations();
	const paths = usePaths();
	const isDeleted = answer?.isDeleted === true;
	const title = isDeleted ? t("account.delete.done") : t("account.delete.title");
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={title} noIndex />
			<div className="max-w-text space-y-4">
				<h1 className="text-3xl">{title}</h1>
				{answer !== undefined && !isDeleted && (
					<p role="alert" className="font-semibold text-bad-text">
						{t("account.delete.failed")}
					</p>
				)}
				<p>{isDeleted ? t("account.delete.gone") : t("account.delete.goes")}</p>
				<p>{t("account.delete.ledger")}</p>
				{(!isDeleted || answer?.areReviewsKept === true) && <p>{t("account.delete.reviews")}</p>}
				{!isDeleted && <p>{t("account.signInFirst")}</p>}
				{isDeleted ? (
					<p>
						<a href={paths.home} className="link inline-flex min-h-11 items-center">
							{t("problem.goHome")}
						</a>
					</p>
				) : (
					<DeleteForm />
				)}
			</div>
		</div>
	);
}

function DeleteForm() {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<form method="post" className="space-y-5" onSubmit={forgetLoginToken}>
			<label className="flex min-h-11 cursor-pointer items-center gap-3">
				<input type="checkbox" name="reviews" value="remove" className="size-5 flex-none accent-accent-text" />
				{t("account.delete.reviewsToo")}
			</label>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<Button type="submit" look="danger">
					{t("account.delete.confirm")}
				</Button>
				<a href={paths.account()} className="link inline-flex min-h-11 items-center">
					{t("account.delete.back")}
				</a>
			</div>
		</form>
	);
}
