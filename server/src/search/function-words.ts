/** The words that hold sentences together, per language: they carry little of a question's meaning, and they tell languages apart. */
import { packs } from '../languages/packs.ts';

/** languages that we tell apart and do not speak */
const unspoken: Record<string, string> = {
  id: 'ada adalah agar akan anda apa apakah atau bagaimana bagi bahwa berapa bisa dalam dan dapat dari dengan di dia hanya harus ini itu jika juga kami kamu kapan karena ke kita lebih maka mana mengapa mereka oleh pada saja saya sebagai secara siapa sudah telah tentang tidak untuk yang',
  vi: 'ai bạn bao bị bởi các cái cho có của cùng cũng cuộc đã đâu đây để đến đi đó được gì giữa hay hoặc khi không là làm lại lên mà mấy một này nào nên như nhiều nhưng những nó ở phải qua ra rằng rất sao sau sẽ tại theo thì tôi trên trong từ và vào vẫn về vì việc với',
};

export const functionWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...Object.entries(unspoken), ...[...packs.values()].map((pack) => [pack.tag, pack.functionWords] as const)]
    .filter(([, words]) => words !== '')
    .map(([language, words]) => [language, new Set(words.split(' '))]),
);
