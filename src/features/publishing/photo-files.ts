/** The gallery's images as files of a build: their paths on the site, and where their bytes are. Pure. */
import type { SiteImage } from "../gallery/room.ts";
import type { ShownImage } from "../renderer/room.ts";
import type { BuildFile } from "../versions/room.ts";

/** The recipe of a file that the gallery has. */
export const PHOTO = "gallery";

/** Enough of the hash that two photographs never share a name. */
const NAME_LENGTH = 24;

/** Where the image with these bytes stands on its site. */
export const photoPath = (hash: string) => `/_assets/photo-${hash.slice(0, NAME_LENGTH)}.webp`;

/** Each file once, however many images consist of it. */
export function toPhotoFiles(images: readonly SiteImage[]): BuildFile[] {
  const hashes = new Set(images.flatMap(({ files }) => files.map(({ hash }) => hash)));
  return [...hashes].map((hash) => ({
    path: photoPath(hash),
    hash,
    contentType: "image/webp",
    styleSources: "",
    recipe: PHOTO,
  }));
}

export function toGalleryImage({ id, alt, caption, width, height, files }: SiteImage): ShownImage {
  const sizes = files.map((file) => ({ url: photoPath(file.hash), width: file.width }));
  return {
    id,
    url: sizes[0]?.url ?? "",
    sizes,
    alt,
    ...(caption !== null && { caption }),
    width,
    height,
  };
}
