import type { SignedInSession } from "@uchit/contract/account.ts";
import { OTP_TOKEN_ENTRY } from "@uchit/contract/account-options.ts";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { PageSection } from "#app/components/site/page-section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { SignOutForm } from "./sign-out-form.tsx";

/** Where somebody is signed in, and the ways out. */
export function SessionsSection({
	sessions,
	csrfToken,
	dateOf,
}: {
	sessions: readonly SignedInSession[];
	csrfToken: string;
	dateOf: (time: string) => string;
}) {
	const t = useWords();
	return (
		<PageSection title={t("account.sessions.title")}>
			<ul className="divide-y divide-line border-line border-y">
				{sessions.map(({ id, device, since, lastSeen, isThis }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
						<p className="min-w-0">
							<span className="block font-semibold">{device}</span>
							<span className="text-quiet text-sm">
								{isThis
									? t("account.sessions.here", { date: dateOf(since) })
									: t("account.sessions.since", { date: dateOf(since), seen: dateOf(lastSeen) })}
							</span>
						</p>
						{!isThis && (
							<form method="post">
								<HiddenFields values={{ intent: "end-session", id }} />
								<Button type="submit" look="quiet" aria-label={t("account.sessions.endOne", { device })}>
									{t("account.sessions.end")}
								</Button>
							</form>
						)}
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-3">
				<SignOutForm csrfToken={csrfToken} />
				<form method="post" onSubmit={forgetLoginToken}>
					<HiddenFields values={{ intent: "sign-out-everywhere" }} />
					<Button type="submit" look="quiet">
						{t("account.sessions.endAll")}
					</Button>
				</form>
			</div>
		</PageSection>
	);
}

/** The stored login token (spec 4) greets no longer than its owner is signed in. */
export function forgetLoginToken(): void {
	localStorage.removeItem(OTP_TOKEN_ENTRY);
}
