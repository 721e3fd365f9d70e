import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Image } from "#app/platform/image.tsx";
import { assetPath } from "#app/platform/picture-addresses.ts";
import type { NewsChannel } from "./news-channel.ts";

const SIZE = 44;

export function NewsChannelLink({ channel }: { channel: NewsChannel }) {
	const t = useTranslations();
	return (
		<aside
			aria-label={t("site.newsChannel")}
			className="m-4 self-start print:hidden min-[82rem]:fixed min-[82rem]:bottom-(--tray) min-[82rem]:left-0 min-[82rem]:z-10"
		>
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
