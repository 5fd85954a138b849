/** Sites that people come from, by what they are. A name stands for the names below it as well. */

const HOSTS = {
  ai: [
    ...["chatgpt.com", "chat.openai.com", "openai.com", "claude.ai", "perplexity.ai"],
    ...["gemini.google.com", "bard.google.com", "copilot.microsoft.com", "copilot.cloud.microsoft"],
    ...["chat.deepseek.com", "deepseek.com", "chat.mistral.ai", "grok.com", "x.ai", "you.com"],
    ...["meta.ai", "poe.com", "phind.com", "pi.ai", "kimi.com", "chat.qwen.ai", "doubao.com"],
    ...["notebooklm.google.com", "edgeservices.bing.com", "duck.ai", "iask.ai", "andisearch.com"],
  ],
  email: [
    ...["mail.google.com", "inbox.google.com", "com.google.android.gm", "outlook.live.com"],
    ...["outlook.office.com", "outlook.office365.com", "outlook.com", "mail.yahoo.com"],
    ...["mail.proton.me", "mail.protonmail.com", "mail.zoho.com", "mail.zoho.eu", "mail.aol.com"],
    ...["app.fastmail.com", "mail.com", "mail.gmx.net", "gmx.net", "web.de", "navigator.web.de"],
    ...["mail.yandex.ru", "mail.yandex.com", "mail.ru", "mail.qq.com", "mail.163.com"],
    ...["mail.orange.fr", "webmail.free.fr", "mail.libero.it", "icloud.com", "hey.com"],
    ...["app.tuta.com", "mail.tutanota.com", "deref-gmx.net", "deref-web-02.de", "mail.naver.com"],
    ...["mailchi.mp", "list-manage.com", "campaign-archive.com", "com.microsoft.office.outlook"],
  ],
  search: [
    ...[
      "duckduckgo.com",
      "search.brave.com",
      "startpage.com",
      "qwant.com",
      "kagi.com",
      "swisscows.com",
    ],
    ...["baidu.com", "so.com", "sogou.com", "sm.cn", "seznam.cz", "search.naver.com", "naver.com"],
    ...["daum.net", "mojeek.com", "metager.de", "metager.org", "ask.com", "aol.com", "dogpile.com"],
    ...["search.yahoo.co.jp", "yahoo.co.jp", "ya.ru", "petalsearch.com", "ecosia.org", "lycos.com"],
    ...["com.google.android.googlequicksearchbox", "go.mail.ru", "coccoc.com", "excite.com"],
    ...["search.lilo.org", "search.aol.com", "presearch.com", "gibiru.com", "leta.mullvad.net"],
    ...["lite.qwant.com", "suche.t-online.de", "search.virgilio.it", "yep.com", "searxng.org"],
  ],
  social: [
    ...["facebook.com", "fb.com", "fb.me", "messenger.com", "com.facebook.katana", "instagram.com"],
    ...["com.instagram.android", "threads.net", "threads.com", "t.co", "twitter.com", "x.com"],
    ...["com.twitter.android", "linkedin.com", "lnkd.in", "com.linkedin.android", "pinterest.com"],
    ...["pinterest.co.uk", "pinterest.de", "pinterest.fr", "pinterest.es", "pin.it", "reddit.com"],
    ...["com.reddit.frontpage", "redd.it", "youtube.com", "youtu.be", "tiktok.com", "snapchat.com"],
    ...["whatsapp.com", "wa.me", "com.whatsapp", "t.me", "telegram.org", "org.telegram.messenger"],
    ...["bsky.app", "mastodon.social", "mastodon.online", "fosstodon.org", "hachyderm.io"],
    ...["tumblr.com", "vk.com", "ok.ru", "weibo.com", "weixin.qq.com", "xing.com", "nextdoor.com"],
    ...["quora.com", "discord.com", "discordapp.com", "slack.com", "news.ycombinator.com"],
    ...["lobste.rs", "medium.com", "vimeo.com", "flickr.com", "twitch.tv", "line.me", "meetup.com"],
    ...[
      "xiaohongshu.com",
      "zhihu.com",
      "douban.com",
      "getpocket.com",
      "flipboard.com",
      "lemmy.world",
    ],
  ],
  /** Below the names of search engines, and no search. */
  referral: [
    ...["docs.google.com", "drive.google.com", "sites.google.com", "groups.google.com"],
    ...["calendar.google.com", "classroom.google.com", "meet.google.com", "translate.google.com"],
    ...["accounts.google.com", "support.google.com", "developers.google.com", "news.yahoo.com"],
    ...["finance.yahoo.com", "blog.naver.com", "cafe.naver.com", "tieba.baidu.com"],
  ],
} as const;

export const SOURCES_BY_HOST: ReadonlyMap<string, keyof typeof HOSTS> = new Map(
  (Object.keys(HOSTS) as (keyof typeof HOSTS)[]).flatMap((source) =>
    HOSTS[source].map((host) => [host, source] as const),
  ),
);

/** Search engines that have a name below each country's domain: google.de, google.co.uk. */
export const SEARCH_NAMES: ReadonlySet<string> = new Set(["google", "bing", "yahoo", "yandex"]);
