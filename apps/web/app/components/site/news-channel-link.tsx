import { Image } from "#app/components/ui/image.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { NewsChannel } from "#app/lib/news-channel.ts";
import { assetPath } from "#app/paths.ts";

const SIZE = 44;

/** The way to the external news channel, bottom left. */
export function NewsChannelLink({ channel }: { channel: NewsChannel }) {
	const t = useWords();
	return (
		<aside aria-label={t("site.newsChannel")} className="fixed bottom-4 left-4 z-10">
			<a
				href={channel.link}
				rel="noopener"
				title={t("site.newsChannel")}
				className="inline-flex size-11 overflow-clip rounded-full border border-edge bg-raised shadow-float"
			>
				<Image src={assetPath(channel.icon)} alt={t("site.newsChannel")} width={SIZE} height={SIZE} />
			</a>
		</aside>
	);
}
