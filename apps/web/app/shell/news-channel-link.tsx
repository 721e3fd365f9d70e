import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Image } from "#app/platform/image.tsx";
import { assetPath } from "#app/platform/picture-addresses.ts";
import type { NewsChannel } from "./news-channel.ts";

const SIZE = 44;

/** The way to the external news channel, bottom left. */
export function NewsChannelLink({ channel }: { channel: NewsChannel }) {
	const t = useTranslations();
	return (
		<aside aria-label={t("site.newsChannel")} className="fixed bottom-4 left-4 mb-(--bottom-bar) z-10">
			<a
				href={channel.link}
				rel="noopener"
				title={t("site.newsChannel")}
				className="inline-flex size-11 overflow-clip rounded-full border border-edge bg-raised shadow-float"
			>
				<Image
					src={assetPath(channel.icon)}
					unoptimized={channel.isDrawing}
					alt={t("site.newsChannel")}
					width={SIZE}
					height={SIZE}
				/>
			</a>
		</aside>
	);
}
