import { OTP_TOKEN_ENTRY, type SignedInSession } from "@uchit/contract/account.ts";
import type { SubmitEvent } from "react";
import { authAddress, usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { PageSection } from "#app/shell/page/page-section.tsx";
import { Button } from "#app/ui/button.tsx";

export function SessionsSection({
	sessions,
	csrfToken,
	dateOf,
}: {
	sessions: readonly SignedInSession[];
	csrfToken: string;
	dateOf: (time: string) => string;
}) {
	const t = useTranslations();
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

/** The stored login token (spec 4) must not outlive the session. */
export function forgetLoginToken(): void {
	localStorage.removeItem(OTP_TOKEN_ENTRY);
}

/** With scripts, the library signs out and notifies the other tabs. */
function SignOutForm({ csrfToken }: { csrfToken: string }) {
	const t = useTranslations();
	const { home } = usePaths();
	const signOutHere = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		localStorage.removeItem(OTP_TOKEN_ENTRY);
		signOutTo(home).catch(() => form.submit());
	};
	return (
		<form method="post" action={authAddress("signout")} onSubmit={signOutHere}>
			<HiddenFields values={{ csrfToken, callbackUrl: home }} />
			<Button type="submit">{t("account.sessions.signOut")}</Button>
		</form>
	);
}

async function signOutTo(callbackUrl: string): Promise<void> {
	const { signOut } = await import("next-auth/react");
	await signOut({ callbackUrl });
}
