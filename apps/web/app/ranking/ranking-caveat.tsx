import { useTranslations } from "#app/platform/i18n/translate.ts";

export function RankingCaveat({ address }: { address: string | undefined }) {
	const t = useTranslations();
	return (
		<p className="max-w-text text-pretty text-quiet text-sm">
			{t.rich("rankings.weakness", {
				link: (words) =>
					address === undefined ? (
						words
					) : (
						<a href={address} rel="noopener" className="link">
							{words}
						</a>
					),
			})}
		</p>
	);
}
